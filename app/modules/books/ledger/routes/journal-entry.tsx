import { useLoaderData } from '@remix-run/react'
import { loadCentreNames } from '#app/modules/books/cost-centres/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { askPath } from '#app/shell/records/paths.ts'
import { QuestionLines } from '#app/shell/records/question-lines.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Rules, RulesCell, Tag } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { explanationsContract } from '#contract/books/explanations.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { EntryFacts } from '../components/entry-facts.tsx'
import { EntryLines } from '../components/entry-lines.tsx'
import { ExplanationParts } from '../components/explanation.tsx'
import { journalPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { t } = await getVisit(args)
  const { firmId } = firm
  const ids = { firmId, entryId: requireIdParam(args, 'entryId') }
  const [entry, explanation, accounts] = await Promise.all([
    call(ledgerContract.getEntry, ids),
    call(explanationsContract.get, ids),
    call(accountsContract.list, { firmId }),
  ])
  const centres = await loadCentreNames(access, entry.lines)
  const title = t('ledger')('entry.title', { number: entry.sequence })
  return { head: pageMeta(args, { title }), entry, explanation, accounts, centres }
}

export default function JournalEntryRoute() {
  const { entry, explanation, accounts, centres } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const words = useT('record')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('entry.title', { number: entry.sequence })}
        mark={entry.reversedById !== null && <Tag>{t('entry.reversed')}</Tag>}
        sentence={`${entry.memo} · ${date(entry.date, 'long')}`}
        actions={
          can('record:comment') && (
            <LinkButton
              icon="message-square"
              href={askPath(firm.firmId, { kind: 'journalEntry', id: entry.id })}
            >
              {t('entry.ask')}
            </LinkButton>
          )
        }
        crumb={{ href: journalPath(firm.firmId), label: t('tab.journal') }}
      />
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('entry.lines')} isFlush>
          <EntryLines lines={entry.lines} accounts={accounts} centres={centres} />
        </RulesCell>
        <RulesCell title={t('entry.facts')}>
          <EntryFacts entry={entry} />
        </RulesCell>
        <RulesCell title={t('explain.title')} isFlush>
          <ExplanationParts of={explanation} />
        </RulesCell>
        {entry.questions.length > 0 && (
          <RulesCell title={words('questions.title')}>
            <QuestionLines questions={entry.questions} />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
