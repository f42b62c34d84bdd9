/** Formatted text of a seller. The server sanitises it when it is saved; nothing else may come in here. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
