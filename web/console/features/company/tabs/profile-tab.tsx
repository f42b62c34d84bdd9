import { Alert, Button, Image, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { imageUrl } from '../../../../../contract/file/file.ts';
import type { CompanyFile } from '../../../../../contract/operator/people.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { FactGrid } from '../../../../backoffice/parts/facts/fact-grid.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { day, dayAndTime } from '../../../../backoffice/parts/format.ts';
import { CategoryPicker } from '../../../../backoffice/parts/pickers.tsx';
import { pathOf } from '../../../screens.ts';
import { useCompanyChangeWords, usePeopleWords, useUserWords } from '../../../words.ts';
import { setCategoryByStaff, setDomainByStaff } from '../company.queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Standing } from '../standing.tsx';

interface Props {
  id: number;
  file: CompanyFile;
  operator: boolean;
}

/** A company as its visitors see it, with its account. */
export function ProfileTab({ id, file, operator }: Props) {
  const words = usePeopleWords();
  const user = useUserWords();
  const facts = useCompanyChangeWords().facts;
  const kit = useBackofficeWords();
  const [moving, setMoving] = useState<'domain' | 'category' | null>(null);
  const { profile, owner } = file;
  const said = (text: string) => text || kit.none;
  const { language } = useLanguage();
  const inLanguage = (en: readonly string[], zh: readonly string[]) =>
    (language === 'zh' ? zh : en).join(' / ');
  const { contact } = profile;
  return (
    <>
      <SectionCard
        title={words.account}
        extra={
          <span className="row">
            {operator && <Link to={pathOf('person', { id: owner.id })}>{words.openPerson}</Link>}
            <Standing user={owner} operator={operator} />
          </span>
        }
      >
        {owner.ban && (
          <Alert
            type="error"
            showIcon
            title={words.bannedSince(dayAndTime(owner.ban.at), owner.ban.by ?? '')}
            description={owner.ban.note}
          />
        )}
        <p className="quiet">{words.oneAccount}</p>
        <FactGrid
          facts={[
            { key: 'name', label: user.name, children: owner.name },
            { key: 'email', label: user.email, children: owner.email },
            { key: 'mobile', label: words.mobile, children: said(owner.mobile ?? '') },
            { key: 'registered', label: user.created, children: day(file.registered_at) },
          ]}
        />
      </SectionCard>
      <SectionCard
        title={words.tabs.profile}
        extra={
          operator &&
          profile.type === 1 && (
            <span className="row">
              <Button onClick={() => setMoving('domain')}>{words.moveDomain}</Button>
              <Button onClick={() => setMoving('category')}>{words.moveCategory}</Button>
            </span>
          )
        }
      >
        <FactGrid
          facts={[
            { key: 'name_zh', label: facts.name_zh, children: said(profile.name_zh) },
            { key: 'domain', label: facts.domain, children: said(profile.domain) },
            {
              key: 'cate',
              label: facts.cate,
              children: said(inLanguage(profile.cate_names, profile.cate_names_zh)),
            },
            {
              key: 'city',
              label: facts.city,
              children: said(inLanguage(profile.location_name, profile.location_name_zh)),
            },
            {
              key: 'products',
              label: facts.main_product,
              children: said(profile.basicinformation['Main Products']),
            },
            {
              key: 'type',
              label: facts.business_type,
              children: said(profile.basicinformation['Business Type']),
            },
            { key: 'contact', label: facts.contact_name, children: said(contact.name) },
            { key: 'telephone', label: facts.telephone, children: said(contact.Telephone) },
            { key: 'mobile', label: facts.mobile, children: said(contact.Mobile) },
            { key: 'website', label: facts.website, children: said(contact.WebSite) },
            { key: 'address', label: facts.address, children: said(contact.Address), wide: true },
            {
              key: 'desc',
              label: facts.desc,
              children: <span className="pre">{said(profile.desc)}</span>,
              wide: true,
            },
            ...(file.former_domains.length > 0
              ? [
                  {
                    key: 'former',
                    label: words.formerDomains,
                    children: file.former_domains
                      .map(({ domain, until }) => words.formerDomain(domain, day(until)))
                      .join('; '),
                    wide: true,
                  },
                ]
              : []),
          ]}
        />
        {profile.images.length > 0 && (
          <div className="company-pictures">
            <Image.PreviewGroup>
              {profile.images.map((url, i) => (
                <Image
                  key={url}
                  src={imageUrl(url, 240, 'webp')}
                  preview={{ src: url }}
                  alt={words.picture(i + 1)}
                  width={112}
                  height={112}
                />
              ))}
            </Image.PreviewGroup>
          </div>
        )}
      </SectionCard>
      {moving === 'domain' && (
        <FormDialog
          change={setDomainByStaff}
          body={setDomainByStaff.route.body}
          call={{ params: { id } }}
          title={words.moveDomain}
          done={words.moved}
          words={{ domain: facts.domain, note: words.reasonTold }}
          initial={{ domain: profile.domain }}
          onClose={() => setMoving(null)}
        >
          {({ TextField, Field }) => (
            <>
              <p className="quiet">{words.domainHint}</p>
              <TextField name="domain" />
              <Field name="note">
                <Input.TextArea showCount autoSize={{ minRows: 2 }} />
              </Field>
            </>
          )}
        </FormDialog>
      )}
      {moving === 'category' && (
        <FormDialog
          change={setCategoryByStaff}
          body={setCategoryByStaff.route.body}
          call={{ params: { id } }}
          title={words.moveCategory}
          done={words.moved}
          words={{ cate: facts.cate, note: words.reasonTold }}
          initial={{ cate: profile.cate }}
          onClose={() => setMoving(null)}
        >
          {({ Field }) => (
            <>
              <p className="quiet">{words.categoryHint}</p>
              <Field name="cate">
                <CategoryPicker />
              </Field>
              <Field name="note">
                <Input.TextArea showCount autoSize={{ minRows: 2 }} />
              </Field>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
