import type { PortalPages } from '../../../contract/pages.ts';
import { type Templates, templateNamed } from '../../shop/template.ts';
import { Product } from '../../storefront/pages/product.tsx';

/** The product's page, opened by the template of its shop. */
export const productWith =
  (templates: Templates) =>
  (props: PortalPages['product']): React.ReactNode => {
    const { PortalLead } = templateNamed(templates, props.template);
    return <Product {...props} lead={PortalLead && <PortalLead company={props.product.company} />} />;
  };
