import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { type Parsed, parseForm } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  DateInput,
  FactList,
  FieldGrid,
  Figure,
  LinkButton,
  PageHead,
  Rules,
  RulesCell,
  TextInput,
} from '#app/ui/index.ts'
import {
  attendanceContract,
  Month,
  OvertimeMoveInput,
  type PersonTime,
} from '#contract/people/attendance.ts'
import { CorrectionList } from '../components/correction-list.tsx'
import { PremiumHours } from '../components/premium-hours.tsx'
import { SheetTable } from '../components/sheet-table.tsx'
import { attendancePath, correctionsPath, personTimePath } from '../paths.ts'
import { clockText, differenceText, monthAfter, monthIn } from '../words.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const employeeId = requireIdParam(args, 'employeeId')
  const [{ t }, time] = await Promise.all([
    getVisit(args),
    call(attendanceContract.person, {
      ...{ firmId: firm.firmId, employeeId },
      month: monthIn(args.request.url),
    }),
  ])
  const title = t('attendance')('person.title', { name: time.name })
  return { head: pageMeta(args, { title }), time }
}

const Released = z.object({ month: Month })

/** Notes overtime that was taken off, paid or corrected, or releases a month. */
export const action = typedFormAction({
  parse: ({ form }): Parsed<OvertimeMoveInput | z.infer<typeof Released>> =>
    'month' in form.data ? parseForm(Released, form) : parseForm(OvertimeMoveInput, form),
  send: async ({ call, firmId, form, id }, value) => {
    const whose = { firmId, employeeId: id('employeeId') }
    if ('month' in value) await call(attendanceContract.release, { ...value, ...whose }, form)
    else await call(attendanceContract.moveOvertime, { ...value, ...whose }, form)
  },
  done: ({ firmId, id, t }, _, value) => {
    const month = 'month' in value ? value.month : ''
    return {
      to: personTimePath(firmId, id('employeeId'), month),
      message: t('attendance')(month ? 'sign.releaseDone' : 'move.done'),
    }
  },
})

export default function PersonTimeRoute() {
  const { time } = useLoaderData<typeof loader>()
  const t = useT('attendance')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { sheet, overtime, employeeId, today } = time
  const [before, after] = [monthAfter(sheet.month, -1), monthAfter(sheet.month, 1)]
  const mayEdit = can('attendance:edit')
  return (
    <>
      <PageHead
        title={t('person.title', { name: time.name })}
        crumb={{ href: attendancePath(firm.firmId), label: t('menu.all') }}
        actions={
          <>
            <LinkButton icon="chevron-left" href={personTimePath(firm.firmId, employeeId, before)}>
              {date(`${before}-01`, 'month')}
            </LinkButton>
            <LinkButton icon="chevron-right" href={personTimePath(firm.firmId, employeeId, after)}>
              {date(`${after}-01`, 'month')}
            </LinkButton>
          </>
        }
      />
      <Rules columns="three">
        <Figure label={t('field.worked')} value={clockText(sheet.totals.worked)} />
        <Figure label={t('field.planned')} value={clockText(sheet.totals.planned)} />
        <Figure
          label={t('field.overtime')}
          value={overtime ? differenceText(overtime.minutes) : '–'}
          detail={overtime && t('own.since', { day: date(overtime.since) })}
        />
      </Rules>
      <Rules>
        <RulesCell title={date(`${sheet.month}-01`, 'month')}>
          <SheetTable
            sheet={sheet}
            until={today}
            hrefOf={
              mayEdit ? (on) => `${personTimePath(firm.firmId, employeeId)}/${on}` : undefined
            }
          />
          <SignatureForHr time={time} mayRelease={mayEdit} />
        </RulesCell>
        <PremiumHours sheet={sheet} />
        {time.corrections.length > 0 && (
          <RulesCell
            title={t('menu.corrections')}
            aside={
              <LinkButton size="s" href={correctionsPath(firm.firmId)}>
                {t('corrections.waiting')}
              </LinkButton>
            }
          >
            <CorrectionList
              corrections={time.corrections.map((one) => ({ ...one, actions: [] }))}
            />
          </RulesCell>
        )}
        {time.moves.length > 0 && <Moves time={time} />}
      </Rules>
      {mayEdit && <MoveForm time={time} />}
    </>
  )
}

/** Who signed the month, and its release for somebody who does not sign. */
function SignatureForHr({ time, mayRelease }: { time: PersonTime; mayRelease: boolean }) {
  const t = useT('attendance')
  const { dateTime } = useFormat()
  const { sheet, today } = time
  const { signed } = sheet
  const isOver = sheet.month < today.slice(0, 7)
  const at = signed && dateTime(signed.at)
  return (
    <>
      {signed && (
        <p>
          {t(signed.releasedBy ? 'sign.released' : 'sign.signedOn', {
            at,
            name: signed.releasedBy,
          })}
          {!signed.holds && ` ${t('sign.changedHr')}`}
        </p>
      )}
      {isOver && mayRelease && !signed?.holds && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="month" value={sheet.month} />
          <p>{t('sign.releaseWords')}</p>
          <Button icon="pen-line">{t('sign.release')}</Button>
        </form>
      )}
    </>
  )
}

function Moves({ time }: { time: PersonTime }) {
  const t = useT('attendance')
  const { date } = useFormat()
  return (
    <RulesCell title={t('move.title')}>
      <FactList
        facts={time.moves.map(({ id, date: on, kind, minutes, reason }) => ({
          key: id,
          term: `${date(on)}, ${t(`move.kinds.${kind}`)}`,
          value: `${differenceText(minutes)} – ${reason}`,
        }))}
      />
    </RulesCell>
  )
}

function MoveForm({ time }: { time: PersonTime }) {
  const t = useT('attendance')
  const refusal = useActionData<typeof action>()?.refusal
  const names = ['date', 'kind', 'minutes', 'reason'] as const
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, t(`move.${name}`)])),
    month: t('field.month'),
  }
  const kinds = ['time-off', 'paid-out', 'correction'].map((value) => ({
    value,
    label: t(`move.kinds.${value}`),
  }))
  return (
    <PageForm id="move-form" refusal={refusal} initial={{ date: time.today }} labels={labels}>
      <FormSection title={t('move.new')} words={t('move.words')}>
        <FieldGrid>
          <SelectField name="kind" options={kinds} />
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="minutes" hint={t('move.minutesHint')}>
            {(control) => <TextInput {...control} inputMode="numeric" />}
          </FormField>
          <TextField name="reason" maxLength={400} />
        </FieldGrid>
        <Button>{t('move.submit')}</Button>
      </FormSection>
    </PageForm>
  )
}

export const meta = headOf
