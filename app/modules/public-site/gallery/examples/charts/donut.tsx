import { useT } from '#app/shell/page-context.tsx'
import { Donut } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

const parts = { goods: 5200, wages: 3100, rent: 1200, other: 500 }

export default function DonutOfCosts() {
  const t = useT('gallery')
  const { euros, share } = useSample()
  return (
    <Donut
      label={t('words.costs')}
      parts={Object.entries(parts).map(([name, value]) => ({
        label: t(`words.${name}`),
        value,
        text: euros(value),
        shareText: share(value / 10_000),
      }))}
    />
  )
}
