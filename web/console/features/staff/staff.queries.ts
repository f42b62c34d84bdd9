import { staffRoutes } from '../../../../contract/operator/staff.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(staffRoutes);

export const inviteStaff = change(staffRoutes.inviteStaff);
export const withdrawInvitation = change(staffRoutes.withdrawInvitation);
export const setStaff = change(staffRoutes.setStaff);
export const endStaff = change(staffRoutes.endStaff);
