import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { FactList, Figure, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { TaxRateDetail } from '#contract/books/taxes.ts'
import { taxPath } from '../paths.ts'
import { accountUses, boxUses } from './tax-labels.ts'
import { Period } from './tax-table.tsx'

type TaxFactsProps = { rate: TaxRateDetail; accountNames: Record<string, string> }

/** All that is known of a rate. */
export function TaxFacts({ rate, accountNames }: TaxFactsProps) {
  const t = useT('taxes')
  const format = useFormat()
  const { language } = usePage()
  const named = (code: string) => `${code} ${accountNames[code] ?? ''}`.trim()
  const facts = [
    { term: t('field.code'), value: rate.code },
    { term: t('field.category'), value: t(`category.${rate.category}`) },
    { term: t('field.direction'), value: t(`direction.${rate.direction}`) },
    { term: t('field.note'), value: rate.note?.[language] ?? '' },
    { term: t('field.vatex'), value: rate.vatex },
    { term: t('field.isReverseCharge'), value: rate.isReverseCharge ? t('detail.yes') : '' },
    {
      term: t('field.recoverable'),
      value: rate.direction === 'sale' ? '' : format.percent(rate.recoverable),
    },
    ...rate.parts.map((part) => ({
      term: part.name,
      value: `${format.percent(part.rate)} ${part.account && named(part.account)}`,
    })),
  ]
  const accounts = accountUses
    .filter((use) => rate.accounts[use] !== '')
    .map((use) => ({ term: t(`account.${use}`), value: named(rate.accounts[use]) }))
  const boxes = boxUses
    .filter((use) => rate.boxes[use] !== '')
    .map((use) => ({ term: t(`box.${use}`), value: rate.boxes[use] }))
  return (
    <Rules columns="wideAndNarrow">
      <RulesCell title={t('detail.facts')}>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </RulesCell>
      <Figure
        label={t('field.rate')}
        value={format.percent(rate.rate)}
        detail={<Period rate={rate} />}
      />
      <RulesCell title={t('form.accounts')}>
        {accounts.length > 0 ? <FactList facts={accounts} /> : <p>{t('form.usualAccount')}</p>}
      </RulesCell>
      {boxes.length > 0 && (
        <RulesCell title={t('form.boxes')}>
          <FactList facts={boxes} />
        </RulesCell>
      )}
      <Chain rate={rate} />
    </Rules>
  )
}

function Chain({ rate: { replaces, replacedBy } }: { rate: TaxRateDetail }) {
  const t = useT('taxes')
  const { firm } = useFirm()
  const links = [
    { code: replaces, words: t('detail.replaces') },
    { code: replacedBy, words: t('detail.replacedBy') },
  ]
  const known = links.flatMap(({ code, words }) => (code === null ? [] : [{ code, words }]))
  if (known.length === 0) return null
  return (
    <RulesCell title={t('detail.chain')}>
      {known.map(({ code, words }) => (
        <p key={words}>
          {words}{' '}
          <a className={text.link} href={taxPath(firm.firmId, code)}>
            {code}
          </a>
        </p>
      ))}
    </RulesCell>
  )
}
