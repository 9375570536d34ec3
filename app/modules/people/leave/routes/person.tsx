import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { Button, FactList, LinkButton, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { leaveContract, type PersonLeave } from '#contract/people/leave.ts'
import { Balances } from '../components/balances.tsx'
import { RequestsCell } from '../components/requests-cell.tsx'
import { loadPersonLeave } from '../load-person.server.ts'
import { balancesPath, personLeavePath } from '../paths.ts'
import { totalText, typeText } from '../words.ts'

export function loader(args: Args) {
  return loadPersonLeave(args, (t, { name }) => t('person.title', { name }))
}

/** Notes that the person was told today to take the leave of a year. */
export const action = formAction({
  schema: z.object({ year: z.string(), on: DateOnly }),
  send: ({ call, firmId, form, id }, value) =>
    call(leaveContract.note, { ...value, firmId, employeeId: id('employeeId') }, form),
  done: ({ firmId, id, t }) => ({
    to: personLeavePath(firmId, id('employeeId')),
    message: t('leave')('person.noticeDone'),
  }),
})

export default function PersonLeaveRoute() {
  const { leave } = useLoaderData<typeof loader>()
  const t = useT('leave')
  const { firm, can } = useFirm()
  const at = personLeavePath(firm.firmId, leave.employeeId)
  return (
    <>
      <PageHead
        title={t('person.title', { name: leave.name })}
        sentence={leave.hasContract ? undefined : t('own.noContract')}
        crumb={{ href: balancesPath(firm.firmId), label: t('menu.balances') }}
        actions={
          leave.hasContract &&
          can('leave:edit') && (
            <>
              <LinkButton href={`${at}/adjust`}>{t('person.adjust')}</LinkButton>
              <LinkButton kind="primary" icon="plus" href={`${at}/new`}>
                {t('person.record')}
              </LinkButton>
            </>
          )
        }
      />
      <Balances balances={leave.balances} />
      <Rules>
        <RequestsCell requests={leave.requests} />
        <Lots leave={leave} />
        {leave.adjustments.length > 0 && <Adjustments leave={leave} />}
        {leave.notices.length > 0 && <Notices leave={leave} />}
      </Rules>
    </>
  )
}

type Lot = PersonLeave['balances'][number]['lots'][number]

function lotEnd({ lastDay, takeBy }: Lot, t: Translate, { date }: Format): string {
  if (lastDay !== null) return t('lot.until', { day: date(lastDay) })
  return takeBy === null ? t('lot.noEnd') : t('lot.takeBy', { day: date(takeBy) })
}

function Lots({ leave }: { leave: PersonLeave }) {
  const t = useT('leave')
  const format = useFormat()
  const lots = leave.balances.flatMap((balance) =>
    balance.lots.map((lot) => ({
      term: `${typeText(balance, t)}, ${t(`lot.${lot.kind}`, { day: format.date(lot.from) })}`,
      value: [
        totalText({ total: lot.left, unit: balance.unit }, t, format),
        lotEnd(lot, t, format),
      ].join(', '),
    })),
  )
  if (lots.length === 0) return null
  return (
    <RulesCell title={t('person.lots')}>
      <FactList facts={lots} />
    </RulesCell>
  )
}

function Adjustments({ leave }: { leave: PersonLeave }) {
  const t = useT('leave')
  const format = useFormat()
  return (
    <RulesCell title={t('person.adjustments')}>
      <FactList
        facts={leave.adjustments.map(({ on, amount, reason, isPaidOut }) => ({
          term: format.date(on),
          value: [
            totalText({ total: amount, unit: 'days' }, t, format),
            isPaidOut ? t('adjust.paidOutTag') : '',
            reason,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </RulesCell>
  )
}

/** In countries where nothing lapses before the person was told to take it. */
function Notices({ leave }: { leave: PersonLeave }) {
  const t = useT('leave')
  const { date } = useFormat()
  return (
    <RulesCell title={t('person.notices')}>
      <p className={text.soft}>{t('person.noticesWords')}</p>
      <FactList
        facts={leave.notices.map(({ year, on }) => ({
          term: year.slice(0, 4),
          value: on ? (
            t('person.noticed', { day: date(on) })
          ) : (
            <form method="post">
              <IdempotencyField />
              <input type="hidden" name="year" value={year} />
              <input type="hidden" name="on" value={leave.on} />
              <Button size="s">{t('person.notice')}</Button>
            </form>
          ),
        }))}
      />
    </RulesCell>
  )
}

export const meta = headOf
