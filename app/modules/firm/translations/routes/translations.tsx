import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, RowsTable, Tabs, Tag } from '#app/ui/index.ts'
import {
  type TranslationGroup,
  TranslationKind,
  translationsContract,
} from '#contract/firm/translations.ts'
import { translationsPath } from '../paths.ts'

const Query = z.object({ kind: TranslationKind.optional().catch(undefined) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { kind } = readListQuery(Query, args.request)
  const found = await call(translationsContract.list, { firmId: firm.firmId, kind })
  return { head: pageMeta(args, { title: t('translations')('title') }), kind, found }
}

/** What is not said yet in the languages of customers, kind by kind. */
export default function TranslationsRoute() {
  const { kind, found } = useLoaderData<typeof loader>()
  const t = useT('translations')
  const { number } = useFormat()
  const { firm } = useFirm()
  const { texts } = usePage()
  const named = (languages: readonly (keyof typeof languageNames)[]) =>
    languages.map((language) => languageNames[language]).join(', ')
  const titleOf = ({ kind: own, id, title }: TranslationGroup) => {
    if (own === 'mailTemplate') return mailKindText(texts, id)
    return own === 'paperText' ? t(`paper.${id}`) : title
  }
  const left = (total: number, done: number) => number(total - done)
  const all = found.kinds.reduce((sum, { total, done }) => sum + total - done, 0)
  return (
    <>
      <SettingsHead
        sentence={
          found.languages.length === 0
            ? t('sentenceOne', { language: languageNames[found.language] })
            : t('sentence', { languages: named(found.languages) })
        }
      />
      <Tabs
        isPadded
        label={t('title')}
        tabs={[
          {
            href: translationsPath(firm.firmId),
            label: t('all', { number: number(all) }),
            isCurrent: kind === undefined,
          },
          ...found.kinds.map((one) => ({
            href: translationsPath(firm.firmId, one.kind),
            label: t(`kind.${one.kind}`, { number: left(one.total, one.done) }),
            isCurrent: one.kind === kind,
          })),
        ]}
      />
      {found.rows.length === 0 ? (
        <Empty title={t('none')}>{t('noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('title')}
          isStacked
          rows={found.rows}
          keyOf={(row) => `${row.kind} ${row.id}`}
          columns={[
            {
              head: t('what'),
              place: 'name',
              href: ({ path }) => `/firms/${firm.firmId}/${path}`,
              cell: titleOf,
            },
            {
              head: t('missing'),
              place: 'detail',
              stackedLabel: ({ missing }) => missing.length > 0 && t('missing'),
              cell: ({ missing }) => named(missing),
            },
            {
              head: t('outdated'),
              place: 'secondDetail',
              cell: ({ outdated }) =>
                outdated.length > 0 && <Tag>{t('outdatedIn', { languages: named(outdated) })}</Tag>,
            },
          ]}
        />
      )}
      {found.more > 0 && <p>{t('more', { number: number(found.more) })}</p>}
    </>
  )
}

export const meta = headOf
