import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural, pickTexts } from '#app/islands/texts.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import OfflineTill from '../islands/offline-till.island.tsx'
import { offlineKeys } from '../offline/texts.ts'
import { offlinePath, openTillPath, queuePath, sellPath, tillsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm, can, session } = await requireFirm(args)
  const { firmId } = firm
  const tillId = requireIdParam(args, 'tillId')
  const [{ t, language }, { timeZone }, till, profile] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(tillRegistersContract.get, { firmId, tillId }),
    call(firmsContract.get, { firmId }),
  ])
  if (till.isArchived) throw redirect(openTillPath(firmId, tillId))
  const words = t('tills')
  const { legalName, tradeName, address, vatId, taxNumber } = profile
  const { street, postcode, city } = address
  return {
    head: pageMeta(args, { title: words('offline.title', { name: till.name }) }),
    place: {
      ...{ tillId, tillName: till.name, code: till.code, currency: till.currency },
      ...{ priceMode: till.priceMode, footer: till.footer, language, timeZone },
      seller: {
        name: tradeName || legalName,
        address: [street, `${postcode} ${city}`.trim()].filter((line) => line !== ''),
        taxId: vatId || taxNumber,
      },
      cashierId: session.user.id,
      cashierName: session.user.name,
      mayCancel: can('till:approve'),
      mayPrice: can('till:price'),
      paths: {
        sell: sellPath(firmId, tillId),
        page: offlinePath(firmId, tillId),
        queue: queuePath(firmId, tillId),
        open: openTillPath(firmId, tillId),
      },
      country: firm.country,
      texts: pickTexts(words, offlineKeys),
      counts: { waiting: pickPlural(words, 'offline.waiting', language) },
    },
  }
}

export default function SellOfflineRoute() {
  const { place } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('offline.title', { name: place.tillName })}
        sentence={t('offline.words')}
        crumb={{ href: tillsPath(firm.firmId), label: t('till.title') }}
        actions={
          <LinkButton icon="wifi" href={place.paths.sell}>
            {t('offline.back')}
          </LinkButton>
        }
      />
      <Island of={OfflineTill} props={place} when="load" />
    </>
  )
}

export const meta = headOf
