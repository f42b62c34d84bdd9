/** Who may what in the console, as the routes say it: never kept by hand. */
import type { Right } from '../../../contract/operator/staff.ts';
import { routes } from '../../../contract/routes.ts';
import type { Route } from '../../../contract/schema/route.ts';
import { STAFF_ROLES, type StaffRole } from '../../../domain/account/staff.ts';

const isStaffs = (access: string): access is StaffRole => STAFF_ROLES.some((role) => role === access);

export function listRights(): { items: Right[] } {
  const items = Object.values<Route>(routes).flatMap(({ method, path, access }): Right[] =>
    isStaffs(access) ? [{ area: path.split('/')[2] ?? '', method, path, access }] : [],
  );
  return { items: items.sort((a, b) => a.area.localeCompare(b.area) || a.path.localeCompare(b.path)) };
}
