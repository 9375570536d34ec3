import { languageNames } from '#app/shell/i18n/languages.ts'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag, text } from '#app/ui/index.ts'
import { languages } from '#contract/core/fields.ts'
import type { MailSettings } from '#contract/firm/mail-settings.ts'
import { templatePath } from '../paths.ts'

/** Every kind of mail with its languages; a language leads to the words. */
export function TemplateList({ kinds }: Pick<MailSettings, 'kinds'>) {
  const { texts } = usePage()
  const { firm } = useFirm()
  const t = useT('mails')
  return (
    <RowsTable
      caption={t('templates.title')}
      density="roomy"
      isStacked
      rows={kinds}
      keyOf={({ mailKind }) => mailKind}
      columns={[
        {
          head: t('templates.kind'),
          place: 'name',
          cell: ({ mailKind }) => mailKindText(texts, mailKind),
        },
        {
          head: t('templates.languages'),
          place: 'detail',
          cell: ({ mailKind, ownIn }) =>
            languages.map((language, at) => (
              <span key={language}>
                {at > 0 && ' · '}
                <a className={text.link} href={templatePath(firm.firmId, mailKind, language)}>
                  {languageNames[language]}
                </a>
                {ownIn.includes(language) && <Tag>{t('templates.own')}</Tag>}
              </span>
            )),
        },
      ]}
    />
  )
}
