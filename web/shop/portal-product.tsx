import type { FunctionComponent } from 'react';
import type { PortalPages } from '../../contract/pages.ts';
import { Product } from '../storefront/pages/product.tsx';
import { type Templates, templateNamed } from './template.ts';

/** The page of a product on portal and mobile site, opened by the template of its shop. */
export const productWith =
  (templates: Templates): FunctionComponent<PortalPages['product']> =>
  (props) => {
    const { PortalLead } = templateNamed(templates, props.template);
    return <Product {...props} lead={PortalLead && <PortalLead company={props.product.company} />} />;
  };
