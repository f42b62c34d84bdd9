import { SignInPage } from './page.tsx';

export const Component = () => <SignInPage language="zh" />;
