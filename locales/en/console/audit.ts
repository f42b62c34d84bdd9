/** The audit log. */
export const consoleAudit = {
  time: 'Time',
  actor: 'Actor',
  system: 'System',
  action: 'Action',
  entity: 'Entity',
  id: 'Number',
  detail: 'Detail',
  filterEntity: 'Entity, e.g. product',
  empty: 'No entries',
};
