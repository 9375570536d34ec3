import { languageNames } from '#app/shell/i18n/languages.ts'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, Table, Tag, text } from '#app/ui/index.ts'
import { languages } from '#contract/core/fields.ts'
import type { MailSettings } from '#contract/firm/mail-settings.ts'
import { templatePath } from '../paths.ts'

/** Every kind of mail with its languages; a language leads to the words. */
export function TemplateList({ kinds }: Pick<MailSettings, 'kinds'>) {
  const { texts } = usePage()
  const { firm } = useFirm()
  const t = useT('mails')
  return (
    <Table caption={t('templates.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('templates.kind')}</HeadCell>
          <HeadCell>{t('templates.languages')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ mailKind, ownIn }) => (
          <tr key={mailKind}>
            <Cell place="name">{mailKindText(texts, mailKind)}</Cell>
            <Cell place="detail">
              {languages.map((language, at) => (
                <span key={language}>
                  {at > 0 && ' · '}
                  <a className={text.link} href={templatePath(firm.firmId, mailKind, language)}>
                    {languageNames[language]}
                  </a>
                  {ownIn.includes(language) && <Tag>{t('templates.own')}</Tag>}
                </span>
              ))}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
