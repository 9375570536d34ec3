import { useLoaderData } from '@remix-run/react'
import { CallToAction, offerings, SiteFrame } from '#app/modules/public-site/site/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { OfferingBody } from '../components/offering-body.tsx'
import { getOfferingCopy } from '../offering-copies.server.ts'
import { offeringThings } from '../offering-things.server.ts'

export async function loader(args: Args) {
  const { language, t } = await getVisit(args)
  const { pathname } = new URL(args.request.url)
  const offering = offerings.find(({ path }) => path === pathname.replace(/\/$/, ''))
  if (!offering) throw new AppError('not_found', 'No such offering')
  const { id, path } = offering
  const copy = await getOfferingCopy(id, language)
  const name = t('site')(`offerings.${id}.name`)
  const head = pageMeta(args, {
    title: copy.head,
    description: copy.description,
    isPublic: true,
    things: offeringThings(args, { path, name, language, copy }),
  })
  return { head, id, name, copy }
}

export default function OfferingRoute() {
  const { id, name, copy } = useLoaderData<typeof loader>()
  return (
    <SiteFrame>
      <OfferingBody id={id} name={name} copy={copy} />
      <CallToAction />
    </SiteFrame>
  )
}

export const meta = headOf
