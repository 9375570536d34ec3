import { useActionData, useLoaderData } from '@remix-run/react'
import { loadCentreNames } from '#app/modules/books/cost-centres/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { versionOf } from '#app/shell/register/version-of.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { EntryLines } from '../components/entry-lines.tsx'
import { ManualActions } from '../manual/manual-actions.tsx'
import { ManualFacts } from '../manual/manual-facts.tsx'
import { ManualState } from '../manual/manual-table.tsx'
import { manualEntriesPath, manualEntryPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { timeZone } = await getFormat(args)
  const ids = { firmId: firm.firmId, manualEntryId: requireIdParam(args, 'manualEntryId') }
  const [entry, panels, accounts] = await Promise.all([
    call(manualEntriesContract.get, ids),
    loadPanels(access, 'manualEntry', ids.manualEntryId),
    call(accountsContract.list, { firmId: firm.firmId }),
  ])
  const centres = await loadCentreNames(access, entry.lines)
  const head = pageMeta(args, { title: entry.memo })
  return { head, entry, panels, accounts, centres, today: todayIn(timeZone) }
}

const intents = ['post', 'delete', 'reverse'] as const
type Intent = (typeof intents)[number]

/** Posts the draft, deletes it, or takes back what was posted. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const intent = intents.find((one) => one === form.intent)
  if (!intent) throw new AppError('malformed', 'An unknown intent')
  const { firmId } = access.firm
  const manualEntryId = requireIdParam(args, 'manualEntryId')
  const result = await attempt(form, () => act(access, intent, form, { firmId, manualEntryId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const isGone = intent === 'delete'
  const path = isGone ? manualEntriesPath(firmId) : manualEntryPath(firmId, manualEntryId)
  const message = t('ledger')(`manual.done.${intent}`)
  return redirectWithToast(args, path, { type: 'success', message })
}

type Ids = { firmId: string; manualEntryId: string }

function act({ call }: FirmAccess, intent: Intent, { data, idempotencyKey }: Form, ids: Ids) {
  if (intent === 'delete') return call(manualEntriesContract.delete, ids)
  if (intent === 'post') {
    const version = versionOf({ version: Version.safeParse(data.version).data })
    return call(manualEntriesContract.post, { ...ids, version }, { idempotencyKey })
  }
  const input = { ...ids, date: textAt(data, 'date'), reason: textAt(data, 'reason') }
  return call(manualEntriesContract.reverse, input, { idempotencyKey })
}

export default function ManualDetailRoute() {
  const { entry, panels, accounts, centres, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { date } = useFormat()
  const { firm } = useFirm()
  const labels = { date: t('field.date'), lines: t('entry.lines') }
  return (
    <>
      <PageHead
        title={entry.memo}
        mark={<ManualState state={entry.state} />}
        sentence={date(entry.date, 'long')}
        crumb={{ href: manualEntriesPath(firm.firmId), label: t('tab.entries') }}
        actions={<ManualActions entry={entry} today={today} />}
      />
      <SheetRefusal refusal={refusal} labels={labels} />
      <Rules columns="wideAndNarrow">
        <RulesCell title={t('entry.lines')} isFlush>
          <EntryLines lines={entry.lines} accounts={accounts} centres={centres} />
        </RulesCell>
        <RulesCell title={t('entry.facts')}>
          <ManualFacts entry={entry} />
        </RulesCell>
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
