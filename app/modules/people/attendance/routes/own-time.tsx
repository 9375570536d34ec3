import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Empty,
  Figure,
  LinkButton,
  PageHead,
  Row,
  Rules,
  RulesCell,
} from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { Month, ownTimeContract, type PersonTime, PunchKind } from '#contract/people/attendance.ts'
import { CorrectionList } from '../components/correction-list.tsx'
import { PremiumHours } from '../components/premium-hours.tsx'
import { SheetTable } from '../components/sheet-table.tsx'
import { ownDayPath, ownTimePath, rotaPath } from '../paths.ts'
import { clockText, differenceText, monthAfter, monthIn } from '../words.ts'

/** The clock, and what whoever asks worked in a month. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, time] = await Promise.all([
    getVisit(args),
    call(ownTimeContract.get, { firmId: firm.firmId, month: monthIn(args.request.url) }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('own.title') }), time }
}

const Pressed = z.object({
  press: PunchKind.optional(),
  month: Month.optional(),
  correctionId: Id.optional(),
})

/** Clocks in or out, signs a month, or takes a correction back. */
export const action = typedFormAction({
  parse: ({ form }) => parseForm(Pressed, form),
  send: async ({ call, firmId, form }, { press, month, correctionId }) => {
    if (press) await call(ownTimeContract.punch, { firmId, press }, form)
    else if (correctionId) await call(ownTimeContract.withdraw, { firmId, correctionId }, form)
    else if (month) await call(ownTimeContract.sign, { firmId, month }, form)
  },
  done: ({ firmId, t }, _, { press, month }) => ({
    to: ownTimePath(firmId, month),
    message: t('attendance')(press ? `done.${press}` : month ? 'done.sign' : 'done.withdraw'),
  }),
})

export default function OwnTimeRoute() {
  const { time } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('attendance')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('own.title')}
        actions={time && <LinkButton href={rotaPath(firm.firmId)}>{t('menu.rota')}</LinkButton>}
      />
      <RefusalSummary
        refusal={refusal}
        labels={{ press: t('own.clock'), month: t('field.month') }}
        formId="clock"
      />
      {time ? <OwnTime time={time} /> : <Empty title={t('own.none')}>{t('own.noneWords')}</Empty>}
    </>
  )
}

function OwnTime({ time }: { time: PersonTime }) {
  const t = useT('attendance')
  const { date, dateTime } = useFormat()
  const { firm } = useFirm()
  const { sheet, presence, overtime, today } = time
  const day = sheet.days.find((one) => one.date === today)
  const before = monthAfter(sheet.month, -1)
  const isOver = sheet.month < today.slice(0, 7)
  return (
    <>
      <Rules columns="three">
        <RulesCell title={t('own.clock')}>
          <p>
            {presence.since
              ? t('presence.since', { at: dateTime(presence.since) })
              : t(`presence.${presence.state}`)}
          </p>
          <form method="post" id="clock">
            <IdempotencyField />
            <Row>
              {presence.next.map((kind, at) => (
                <Button
                  key={kind}
                  kind={at === 0 ? 'primary' : undefined}
                  name="press"
                  value={kind}
                >
                  {t(`press.${kind}`)}
                </Button>
              ))}
            </Row>
          </form>
        </RulesCell>
        <Figure
          label={t('own.today')}
          value={clockText(day?.worked ?? 0)}
          detail={t('own.planned', { hours: clockText(day?.planned ?? 0) })}
        />
        <Figure
          label={t('own.overtime')}
          value={overtime ? differenceText(overtime.minutes) : '–'}
          detail={overtime && t('own.since', { day: date(overtime.since) })}
        />
      </Rules>
      {time.shifts.length > 0 && (
        <Rules>
          <RulesCell title={t('own.shifts')}>
            <ul>
              {time.shifts.slice(0, 7).map(({ id, date: on, from, to }) => (
                <li key={id}>
                  {date(on, 'day')}, {from}–{to}
                </li>
              ))}
            </ul>
          </RulesCell>
        </Rules>
      )}
      <Rules>
        <RulesCell
          title={date(`${sheet.month}-01`, 'month')}
          aside={
            <Row>
              <LinkButton size="s" icon="chevron-left" href={ownTimePath(firm.firmId, before)}>
                {date(`${before}-01`, 'month')}
              </LinkButton>
              {isOver && (
                <LinkButton
                  size="s"
                  icon="chevron-right"
                  href={ownTimePath(firm.firmId, monthAfter(sheet.month, 1))}
                >
                  {date(`${monthAfter(sheet.month, 1)}-01`, 'month')}
                </LinkButton>
              )}
            </Row>
          }
        >
          <SheetTable sheet={sheet} until={today} hrefOf={(on) => ownDayPath(firm.firmId, on)} />
          {isOver && <Signature time={time} />}
        </RulesCell>
        <PremiumHours sheet={sheet} />
        {time.corrections.length > 0 && (
          <RulesCell title={t('menu.corrections')}>
            <CorrectionList corrections={time.corrections} />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

/** A month that is over is signed by the person: its content is kept with its hash. */
function Signature({ time: { sheet } }: { time: PersonTime }) {
  const t = useT('attendance')
  const { dateTime } = useFormat()
  if (sheet.signed?.holds) {
    const { at, releasedBy: name } = sheet.signed
    return <p>{t(name ? 'sign.released' : 'sign.done', { at: dateTime(at), name })}</p>
  }
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="month" value={sheet.month} />
      {sheet.signed && <p>{t('sign.changed')}</p>}
      <Button icon="pen-line">{t('sign.submit')}</Button>
    </form>
  )
}

export const meta = headOf
