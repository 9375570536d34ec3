import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Cell,
  DateInput,
  Empty,
  FieldGrid,
  HeadCell,
  LinkButton,
  PageHead,
  Table,
  TableScroller,
  Tag,
  TextInput,
} from '#app/ui/index.ts'
import { addDays, mondayOf } from '#contract/core/days.ts'
import { DateOnly, Id } from '#contract/core/fields.ts'
import {
  attendanceContract,
  ownTimeContract,
  type Shift,
  ShiftInput,
} from '#contract/people/attendance.ts'
import { ownTimePath, rotaPath } from '../paths.ts'

/** Who works when in a week, this one where the address names none. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const asked = DateOnly.safeParse(new URL(args.request.url).searchParams.get('week'))
  const from = mondayOf(asked.data ?? new Date().toISOString().slice(0, 10))
  const [{ t }, rota] = await Promise.all([
    getVisit(args),
    call(ownTimeContract.rota, { firmId: firm.firmId, from, to: addDays(from, 6) }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('menu.rota') }), rota, from }
}

const Removed = z.object({ shiftId: Id })
type Step = z.infer<typeof Removed> | ShiftInput

/** Plans shifts, or takes one out. */
export const action = typedFormAction<Step, void>({
  parse: ({ form }) =>
    form.intent === 'remove' ? parseForm(Removed, form) : parseForm(ShiftInput, form),
  send: async ({ call, firmId, form }, value) => {
    if ('shiftId' in value) await call(attendanceContract.deleteShift, { ...value, firmId }, form)
    else await call(attendanceContract.addShifts, { ...value, firmId }, form)
  },
  done: ({ args, firmId, t }, _, value) => {
    const isAdded = 'date' in value
    const { pathname, search } = new URL(args.request.url)
    return {
      to: isAdded ? rotaPath(firmId, value.date) : `${pathname}${search}`,
      message: t('attendance')(isAdded ? 'rota.added' : 'rota.removed'),
    }
  },
})

export default function RotaRoute() {
  const { rota, from } = useLoaderData<typeof loader>()
  const t = useT('attendance')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
  return (
    <>
      <PageHead
        title={t('menu.rota')}
        sentence={`${date(from, 'medium')} – ${date(addDays(from, 6), 'medium')}`}
        crumb={{ href: ownTimePath(firm.firmId), label: t('own.title') }}
        actions={
          <>
            <LinkButton icon="chevron-left" href={rotaPath(firm.firmId, addDays(from, -7))}>
              {t('rota.before')}
            </LinkButton>
            <LinkButton icon="chevron-right" href={rotaPath(firm.firmId, addDays(from, 7))}>
              {t('rota.after')}
            </LinkButton>
          </>
        }
      />
      {rota.people.length === 0 ? (
        <Empty title={t('overview.none')}>{t('overview.noneWords')}</Empty>
      ) : (
        <TableScroller label={t('menu.rota')}>
          <Table caption={t('menu.rota')}>
            <thead>
              <tr>
                <HeadCell>{t('field.employee')}</HeadCell>
                {days.map((day) => (
                  <HeadCell key={day}>{date(day, 'short')}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {rota.people.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {days.map((day) => (
                    <Cell key={day}>
                      {rota.shifts
                        .filter((shift) => shift.employeeId === id && shift.date === day)
                        .map((shift) => (
                          <ShiftEntry key={shift.id} shift={shift} />
                        ))}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroller>
      )}
      {can('attendance:edit') && rota.people.length > 0 && (
        <ShiftForm people={rota.people} from={from} />
      )}
    </>
  )
}

function ShiftEntry({ shift }: { shift: Shift }) {
  const t = useT('attendance')
  const { can } = useFirm()
  return (
    <>
      <div>
        {shift.from}–{shift.to}
      </div>
      {shift.conflicts.map((conflict) => (
        <Tag key={conflict}>{t(`conflict.${conflict}`)}</Tag>
      ))}
      {can('attendance:delete') && (
        <form method="post">
          <IdempotencyField />
          <input type="hidden" name="shiftId" value={shift.id} />
          <Button size="s" kind="ghost" icon="x" name="intent" value="remove">
            {t('rota.remove')}
          </Button>
        </form>
      )}
    </>
  )
}

type ShiftFormProps = { people: readonly { id: string; name: string }[]; from: string }

function ShiftForm({ people, from }: ShiftFormProps) {
  const t = useT('attendance')
  const refusal = useActionData<typeof action>()?.refusal
  const labels = {
    employeeId: t('field.employee'),
    date: t('field.date'),
    from: t('rota.from'),
    to: t('rota.to'),
    repeat: t('rota.repeat'),
  }
  const options = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <PageForm
      id="shift-form"
      refusal={refusal}
      initial={{ date: from, from: '08:00', to: '16:30', repeat: '0' }}
      labels={labels}
    >
      <FormSection title={t('rota.new')} words={t('rota.words')}>
        <FieldGrid>
          <SelectField name="employeeId" options={options} />
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="from">{(control) => <TextInput {...control} type="time" />}</FormField>
          <FormField name="to">{(control) => <TextInput {...control} type="time" />}</FormField>
          <FormField name="repeat" hint={t('rota.repeatHint')}>
            {(control) => <TextInput {...control} inputMode="numeric" />}
          </FormField>
        </FieldGrid>
        <Button>{t('rota.submit')}</Button>
      </FormSection>
    </PageForm>
  )
}

export const meta = headOf
