import { useLoaderData } from '@remix-run/react'
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
  Field,
  HeadCell,
  NumberCell,
  PageHead,
  Row,
  Table,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { leaveContract } from '#contract/people/leave.ts'
import { leavePath, personLeavePath } from '../paths.ts'
import { typeText } from '../words.ts'

/** What everybody has left on a day, today where the address names none. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const asked = DateOnly.safeParse(new URL(args.request.url).searchParams.get('on'))
  const [{ t }, balances] = await Promise.all([
    getVisit(args),
    call(leaveContract.balances, { firmId: firm.firmId, on: asked.data }),
  ])
  return { head: pageMeta(args, { title: t('leave')('menu.balances') }), balances }
}

export default function BalancesRoute() {
  const { balances } = useLoaderData<typeof loader>()
  const { on, types, rows } = balances
  const t = useT('leave')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  const heads = ['available', 'left', 'ahead', 'taken', 'lapsed'] as const
  return (
    <>
      <PageHead
        title={t('menu.balances')}
        sentence={t('balances.sentence', { day: date(on) })}
        crumb={{ href: leavePath(firm.firmId), label: t('list.title') }}
      />
      <form method="get">
        <Row>
          <Field id="on" label={t('balances.on')}>
            {(wiring) => <DateInput {...wiring} name="on" defaultValue={on} />}
          </Field>
          <Button>{t('balances.show')}</Button>
        </Row>
      </form>
      {rows.length === 0 && <Empty title={t('balances.none')}>{t('balances.noneWords')}</Empty>}
      {types.map((type) => {
        const caption = typeText({ typeCode: type.code, typeName: type.name }, t)
        return (
          <TableScroller key={type.code} label={caption}>
            <Table caption={caption} isCaptionShown>
              <thead>
                <tr>
                  <HeadCell>{t('field.employee')}</HeadCell>
                  {heads.map((head) => (
                    <HeadCell key={head} isNumber>
                      {t(`balance.${head}`)}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ employeeId, name, balances: own }) => {
                  const one = own.find(({ typeCode }) => typeCode === type.code)
                  const values = one && [
                    one.available,
                    one.balance,
                    one.ahead,
                    one.taken,
                    one.lapsed,
                  ]
                  return (
                    <tr key={employeeId}>
                      <Cell>
                        <a className={text.link} href={personLeavePath(firm.firmId, employeeId)}>
                          {name}
                        </a>
                      </Cell>
                      {heads.map((head, at) => (
                        <NumberCell key={head}>{number(values?.[at] ?? '')}</NumberCell>
                      ))}
                    </tr>
                  )
                })}
              </tbody>
            </Table>
          </TableScroller>
        )
      })}
    </>
  )
}

export const meta = headOf
