/** A shop template: a frame and the four pages that differ (spec P2.21); all others share their content. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PublicCompany } from '../../contract/company/company.ts';
import type { ShopFrame, ShopPages } from '../../contract/pages.ts';

export interface FrameProps {
  shop: ShopFrame;
  /** Runs over the whole width, above the rest. */
  lead?: ReactNode;
  children: ReactNode;
}

export interface Template {
  /** Header, menu and footer of every page. */
  Frame: ComponentType<FrameProps>;
  Home: ComponentType<ShopPages['home']>;
  About: ComponentType<ShopPages['about']>;
  Contact: ComponentType<ShopPages['contact']>;
  /** A product. */
  Item: ComponentType<ShopPages['product']>;
  /** What the page of a product opens with on portal and mobile site, where no shop's frame is around it. */
  PortalLead?: ComponentType<{ company: PublicCompany }>;
}

/** By the name that companies and addresses give. */
export type Templates = Record<string, Template> & { default: Template };

/** An unknown name falls back to "default" (spec P4.3). */
export const templateNamed = (templates: Templates, name: string): Template =>
  (Object.hasOwn(templates, name) && templates[name]) || templates.default;

export const TemplateContext = createContext<Template | null>(null);

export function useTemplate(): Template {
  const template = useContext(TemplateContext);
  if (!template) throw new Error('useTemplate() outside of a shop');
  return template;
}
