import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import {
  copyDays,
  type FirmCopies,
  firmCopiesContract,
  maxCopiesByHand,
} from '#contract/reporting/firm-copies.ts'
import { CopyTable } from '../components/copy-table.tsx'
import { copiesPath, exportsPath } from '../paths.ts'

/** What is kept of the firm's earlier states. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const copies = await call(firmCopiesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('exports')('copies.title') }), copies }
}

/** Keeps the present state, has one kept each night or no more, or deletes one. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const form = await readForm(args.request)
  const result = await attempt(form, () => act(access, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = (await getVisit(args)).t('exports')(`copies.done.${result.value}`)
  return redirectWithToast(args, copiesPath(access.firm.firmId), { type: 'success', message })
}

async function act(
  { call, firm: { firmId } }: FirmAccess,
  { intent, data }: Form,
): Promise<'keep' | 'on' | 'off' | 'remove'> {
  if (intent === 'remove') {
    await call(firmCopiesContract.remove, { firmId, copyId: String(data.copyId) })
    return 'remove'
  }
  if (intent === 'on' || intent === 'off') {
    await call(firmCopiesContract.setNightly, { firmId, isNightly: intent === 'on' })
    return intent
  }
  await call(firmCopiesContract.keep, { firmId })
  return 'keep'
}

export default function CopiesRoute() {
  const { copies } = useLoaderData<typeof loader>()
  const problemAt = useProblems(useActionData<typeof action>()?.refusal?.problems)
  const t = useT('exports')
  const { firm } = useFirm()
  const refused = problemAt('')
  return (
    <>
      <PageHead
        title={t('copies.title')}
        sentence={t('copies.sentence')}
        crumb={{ href: exportsPath(firm.firmId), label: t('title') }}
      />
      {refused && (
        <div role="alert">
          <Band tone="bad" title={refused} />
        </div>
      )}
      <Rules>
        <RulesCell title={t('copies.keep')}>
          <form method="post">
            <Stack>
              <IdempotencyField />
              <p className={text.soft}>{t('copies.keepWords', { count: maxCopiesByHand })}</p>
              <div>
                <Button kind="primary" icon="save" name="intent" value="keep">
                  {t('copies.keepNow')}
                </Button>
              </div>
            </Stack>
          </form>
        </RulesCell>
        <RulesCell title={t('copies.nights')}>
          <NightForm copies={copies} />
        </RulesCell>
      </Rules>
      <Rules>
        <RulesCell title={t('copies.rows')} isFlush>
          <CopyTable copies={copies.rows} />
        </RulesCell>
      </Rules>
    </>
  )
}

function NightForm({ copies: { isNightly } }: { copies: FirmCopies }) {
  const t = useT('exports')
  return (
    <form method="post">
      <Stack>
        <IdempotencyField />
        <p className={text.soft}>
          {t(isNightly ? 'copies.nightsOn' : 'copies.nightsOff', { days: copyDays })}
        </p>
        <div>
          <Button name="intent" value={isNightly ? 'off' : 'on'}>
            {t(isNightly ? 'copies.turnOff' : 'copies.turnOn')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

export const meta = headOf
