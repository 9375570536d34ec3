import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RowsTable, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type { Campaign } from '#contract/customers/campaigns.ts'

const named = ['recipients', 'waiting', 'sent', 'bounced', 'unsubscribed'] as const

/** What came of a campaign, and who of the segment gets nothing and why. */
export function CampaignPanels({ campaign }: { campaign: Campaign }) {
  const t = useT('campaigns')
  const { number } = useFormat()
  const { results, leftOut, links, segmentVersion } = campaign
  if (segmentVersion === null) return null
  return (
    <Rules columns="two">
      <RulesCell title={t('results.title')}>
        <Stack gap="s3">
          <FactList
            facts={named.map((name) => ({
              term: t(`results.${name}`),
              value: number(results[name]),
            }))}
          />
          <p className={text.soft}>{t('results.version', { version: segmentVersion })}</p>
        </Stack>
      </RulesCell>
      <RulesCell title={t('results.leftOut')}>
        {leftOut.length === 0 ? (
          <p className={text.soft}>{t('results.nobody')}</p>
        ) : (
          <FactList
            facts={leftOut.map(({ reason, count }) => ({
              term: t(`reason.${reason}`),
              value: number(count),
            }))}
          />
        )}
      </RulesCell>
      {links.length > 0 && (
        <RulesCell title={t('links.title')}>
          <Stack gap="s3">
            <LinkTable links={links} />
            <p className={text.soft}>{t('links.words')}</p>
          </Stack>
        </RulesCell>
      )}
    </Rules>
  )
}

function LinkTable({ links }: Pick<Campaign, 'links'>) {
  const t = useT('campaigns')
  const { number } = useFormat()
  const columns = ['people', 'unknown', 'programs'] as const
  return (
    <RowsTable
      caption={t('links.title')}
      density="compact"
      withoutPad
      rows={links}
      keyOf={({ url }) => url}
      columns={[
        { head: t('links.url'), place: 'name', cell: ({ url }) => url },
        ...columns.map((name) => ({
          head: t(`links.${name}`),
          isNumber: true,
          cell: (link: Campaign['links'][number]) => number(link[name]),
        })),
      ]}
    />
  )
}
