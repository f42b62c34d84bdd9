import { messageRoutes } from '../../../../contract/account/message.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(messageRoutes);

export const readMessage = change(messageRoutes.readMessage);
export const readAllMessages = change(messageRoutes.readAllMessages);
export const deleteMessages = change(messageRoutes.deleteMessages);
