import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, Row, SheetPad } from '#app/ui/index.ts'
import type { OpeningBalances } from '#contract/books/opening-items.ts'
import { openingBalancesPath } from '../paths.ts'

type OpeningIntroProps = { balances: OpeningBalances }

/** Whether the items come to what the old books say, above their list; or where to begin. */
export function OpeningIntro({ balances }: OpeningIntroProps) {
  const t = useT('opening-items')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const way = can('ledger:edit') && (
    <Row>
      <LinkButton href={openingBalancesPath(firm.firmId)}>
        {t(balances.date === null ? 'balances.set' : 'balances.change')}
      </LinkButton>
    </Row>
  )
  if (balances.date === null) {
    return (
      <SheetPad>
        <Band tone="info" title={t('balances.begin')}>
          <p>{t('balances.beginWords')}</p>
          {way}
        </Band>
      </SheetPad>
    )
  }
  const sides = [balances.receivable, balances.payable]
  const isAgreed = sides.every(({ difference }) => difference === 0)
  const isUnsaid = sides.every(({ expected }) => expected === null)
  return (
    <SheetPad>
      <Band
        tone={isAgreed ? 'ok' : isUnsaid ? 'info' : 'warn'}
        title={t('balances.of', { date: date(balances.date, 'long') })}
      >
        <Side of="receivable" balances={balances} />
        <Side of="payable" balances={balances} />
        {way}
      </Band>
    </SheetPad>
  )
}

function Side({ of, balances }: OpeningIntroProps & { of: 'receivable' | 'payable' }) {
  const t = useT('opening-items')
  const { money } = useFormat()
  const { currency } = balances
  const { items, expected, difference } = balances[of]
  const sum = money(items, currency)
  if (expected === null) return <p>{t(`note.${of}Unsaid`, { sum })}</p>
  const gaps = {
    sum,
    expected: money(expected, currency),
    difference: money(difference ?? 0, currency),
  }
  return <p>{t(`note.${of}${difference === 0 ? 'Agrees' : 'Differs'}`, gaps)}</p>
}
