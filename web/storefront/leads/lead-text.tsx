import type { PublicPurchase } from '../../../contract/deal/purchase.ts';
import type { Translation } from '../../../contract/pages.ts';
import { withCertificationNames } from '../../../domain/enumerations.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../shell/site.tsx';
import { langAttribute } from '../text/lang-attribute.ts';
import { MachineTranslation } from '../text/machine-translation.tsx';

const KILOBYTE = 1024;
/** "340 KB", "2.4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < KILOBYTE ** 2
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE ** 2).toFixed(1)} MB`;

/** The buyer's own words, what certificates are required, and the attachments. */
export function LeadText({ lead, translation }: { lead: PublicPurchase; translation: Translation | null }) {
  const { lead: w, values } = useSite().words;
  const { detail } = w;
  return (
    <div className="mt-6 space-y-6">
      <section aria-labelledby="lead-description">
        <h2 id="lead-description" className="mb-2 text-lg">
          {detail.description}
        </h2>
        {translation?.content ? (
          <>
            {/* before the text: whoever reads it should know */}
            <div className="mb-4">
              <MachineTranslation>
                <Words text={lead.description} />
              </MachineTranslation>
            </div>
            <Words text={translation.content} />
          </>
        ) : (
          <Words text={lead.description} />
        )}
      </section>
      {lead.certifications.length > 0 && (
        <section aria-labelledby="lead-certifications">
          <h2 id="lead-certifications" className="mb-2 text-md">
            {detail.certifications}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {lead.certifications.map((name) => (
              <li
                key={name}
                className="inline-flex items-center gap-1.5 rounded-md bg-jade-tint px-2.5 py-1 text-sm font-semibold text-jade"
              >
                <Icon name="shield" size={15} />
                {withCertificationNames(name, values.withdrawn)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lead.files.length > 0 && (
        <section aria-labelledby="lead-files">
          <h2 id="lead-files" className="mb-2 text-md">
            {detail.attachments}
          </h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {lead.files.map((file) => (
              <li key={file.id}>
                <a
                  href={file.url}
                  className="flex items-center gap-2.5 rounded-md border border-line bg-paper px-3 py-2 text-sm hover:border-jade hover:text-jade"
                >
                  <Icon name="clip" size={16} className="text-jade" />
                  <span className="min-w-0 grow truncate">{file.name}</span>
                  <span className="text-xs text-ink-faint">
                    {sizeText(file.bytes)}
                    {!file.scanned && ` · ${detail.notScanned}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const { lang } = useSite();
  return (
    <p lang={langAttribute(text, lang)} className="max-w-[75ch] whitespace-pre-line">
      {text}
    </p>
  );
}
