import type { Template } from '../../template.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { Item } from './item.tsx';
import { PortalLead } from './portal-lead.tsx';

export const vip: Template = { Frame, Home, About, Contact, Item, PortalLead };
