import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, Table, TableScroller, text } from '#app/ui/index.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { type LegalPage, legalPages } from '#contract/core/legal.ts'
import { legalTextPath } from '../paths.ts'

type PageTableProps = { own: { page: LegalPage; language: Language; updatedAt: string }[] }

/** The pages by language: whose words stand there, each with the way to change them. */
export function PageTable({ own }: PageTableProps) {
  const t = useT('legal')
  const { date } = useFormat()
  const changedAt = (page: LegalPage, language: Language) =>
    own.find((one) => one.page === page && one.language === language)?.updatedAt
  return (
    <TableScroller label={t('pages')}>
      <Table caption={t('pages')}>
        <thead>
          <tr>
            <HeadCell>{t('pageName')}</HeadCell>
            {languages.map((language) => (
              <HeadCell key={language}>{languageNames[language]}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {legalPages.map((page) => (
            <tr key={page}>
              <Cell>
                <a className={text.link} href={`/${page}`}>
                  {t(`page.${page}.title`)}
                </a>
              </Cell>
              {languages.map((language) => {
                const at = changedAt(page, language)
                return (
                  <Cell key={language}>
                    <a className={text.link} href={legalTextPath(page, language)}>
                      {at === undefined ? t('ours') : t('own', { at: date(at.slice(0, 10)) })}
                    </a>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
