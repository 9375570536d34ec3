import { useT } from '#app/shell/page-context.tsx'
import { Pagination, Segmented, Stack, Tabs } from '#app/ui/index.ts'
import { useSample } from '../../use-sample.ts'

export default function Navigation() {
  const t = useT('gallery')
  const { number } = useSample()
  const here = '/ui/elements'
  return (
    <Stack>
      <Tabs
        label={t('words.invoices')}
        tabs={[
          { href: here, label: t('words.all'), count: number(128), isCurrent: true },
          { href: `${here}?of=open`, label: t('words.open'), count: number(12) },
          { href: `${here}?of=paid`, label: t('words.paid'), count: number(116) },
        ]}
      />
      <Segmented
        label={t('words.period')}
        choices={[
          { href: here, label: t('words.month'), isCurrent: true },
          { href: `${here}?by=year`, label: t('words.year') },
        ]}
      />
      <Pagination
        label={t('words.pages')}
        previous={{ label: t('words.previous') }}
        next={{ label: t('words.next'), href: here }}
      >
        1–50 / {number(12_800)}
      </Pagination>
    </Stack>
  )
}
