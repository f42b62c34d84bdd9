import { useLocation } from 'react-router';
import { enquiryRoutes } from '../../../contract/enquiry.ts';
import { messageRoutes } from '../../../contract/message.ts';
import { useCall } from '../../backoffice/queries.ts';
import { Logo } from '../../backoffice/shell/logo.tsx';
import { Shell } from '../../backoffice/shell/shell.tsx';
import { readSession } from '../../client/session.ts';
import { SUPPLIER, useCompany, useUser } from '../company.ts';
import { useFrameWords } from '../words.ts';
import { HeaderEnd, HeaderStart, marketLinks } from './header.tsx';
import { buyerMenu, selectedEntry, supplierMenu } from './menu.tsx';

const EVERY_MINUTE = 60_000;

export function OfficeLayout() {
  const frame = useFrameWords();
  const { pathname } = useLocation();
  const company = useCompany().data;
  const user = useUser().data;
  const isSupplier = company?.type === SUPPLIER;
  const enquiries = useCall(
    enquiryRoutes.countUnreadEnquiries,
    {},
    { enabled: isSupplier, refetchInterval: EVERY_MINUTE },
  );
  const messages = useCall(messageRoutes.countUnreadMessages, {}, { refetchInterval: EVERY_MINUTE });
  const counts = { enquiries: enquiries.data ?? 0, messages: messages.data ?? 0 };
  const menu = company && (isSupplier ? supplierMenu(frame, counts) : buyerMenu(frame, counts));

  return (
    <Shell
      head={
        <>
          {company?.logo ? <img src={company.logo} alt="" /> : <Logo size={40} />}
          <strong>{company?.name}</strong>
        </>
      }
      menu={menu ?? []}
      selected={selectedEntry(pathname)}
      headerStart={<HeaderStart />}
      drawerEnd={marketLinks(frame)}
      headerEnd={<HeaderEnd name={user?.name ?? readSession()?.data.name ?? ''} />}
    />
  );
}
