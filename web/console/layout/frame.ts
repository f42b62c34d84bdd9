/** The frame around pages, and what replaces a page that is not shown. */
export { NotFound } from '../../backoffice/shell/not-found.tsx';
export { PageCrashed } from '../../backoffice/shell/page-crashed.tsx';
export { ConsoleLayout } from './console-layout.tsx';
export { AdministratorOnly, OperatorOnly } from './operator-only.tsx';
