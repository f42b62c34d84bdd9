import type { Template } from '../../template.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { Item } from './item.tsx';

export const plain: Template = { Frame, Home, About, Contact, Item };
