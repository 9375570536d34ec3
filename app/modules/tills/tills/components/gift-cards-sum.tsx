import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RulesCell, text } from '#app/ui/index.ts'
import type { GiftCardSum } from '#contract/tills/tills.ts'

type GiftCardsSumProps = { giftCards: GiftCardSum; currency: string }

/** Gift cards that were sold, apart from what was sold; nothing where there were none. */
export function GiftCardsSum({ giftCards: { sold, amount }, currency }: GiftCardsSumProps) {
  const t = useT('tills')
  const { money, number } = useFormat()
  if (sold === 0 && amount === 0) return null
  return (
    <RulesCell title={t('report.cards')}>
      <FactList
        facts={[
          { term: t('report.cardsCount'), value: number(sold) },
          { term: t('report.cardsAmount'), value: money(amount, currency) },
        ]}
        areSums
      />
      <p className={`${text.tiny} ${text.soft}`}>{t('report.cardsWords')}</p>
    </RulesCell>
  )
}
