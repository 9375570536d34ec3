import { useT } from '#app/shell/page-context.tsx'
import { FactList, text } from '#app/ui/index.ts'
import type { ConversionPreview } from '#contract/customers/leads.ts'

type Joining = ConversionPreview['candidates'][number]

/** What a customer gains from a lead, and where the two differ: what the customer has stays. */
export function JoinFacts({ joining }: { joining: Pick<Joining, 'fills' | 'adds' | 'differs'> }) {
  const t = useT('leads')
  const { fills, adds, differs } = joining
  const gains = [
    ...fills.map(({ field, value }) => ({ term: t(`field.${field}`), value })),
    ...(adds.length > 0 ? [{ term: t('join.adds'), value: adds.join(', ') }] : []),
  ]
  return (
    <>
      {gains.length > 0 ? (
        <>
          <p>{t('join.gains')}</p>
          <FactList facts={gains} />
        </>
      ) : (
        <p className={text.soft}>{t('join.nothing')}</p>
      )}
      {differs.length > 0 && (
        <>
          <p>{t('join.differs')}</p>
          <FactList
            facts={differs.map(({ field, kept, other }) => ({
              term: t(`field.${field}`),
              value: t('join.keptNot', { kept, other }),
            }))}
          />
        </>
      )}
    </>
  )
}
