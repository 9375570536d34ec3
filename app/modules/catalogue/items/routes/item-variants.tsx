import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { VariantMaker } from '../components/variant-maker.tsx'
import { VariantTable } from '../components/variant-table.tsx'
import { itemPath, itemVariantsPath } from '../paths.ts'
import { actOnVariants, variantDecimals } from '../variants.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, itemId: requireIdParam(args, 'itemId') }
  const [item, known] = await Promise.all([
    call(itemsContract.get, ids),
    call(itemsContract.variants, ids),
  ])
  const title = t('items')('variants.of', { name: item.name })
  return { head: pageMeta(args, { title }), item, known }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const itemId = requireIdParam(args, 'itemId')
  const form = await readForm(args.request, { decimals: variantDecimals, locale })
  const outcome = await actOnVariants(access, itemId, form)
  if ('isDone' in outcome) {
    const message = t('items')('variants.done')
    const to = itemVariantsPath(access.firm.firmId, itemId)
    return redirectWithToast(args, to, { type: 'success', message })
  }
  const { status, ...answer } = outcome
  return data(answer, { status })
}

export default function ItemVariantsRoute() {
  const { item, known } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('items')
  const { firm } = useFirm()
  const ofMaker = answer?.form === 'make' ? answer : undefined
  return (
    <>
      <PageHead
        title={t('variants.of', { name: item.name })}
        sentence={t('variants.sentence')}
        crumb={{ href: itemPath(firm.firmId, item.id), label: item.name }}
      />
      {known.variants.length > 0 && !ofMaker && (
        <VariantTable item={item} known={known} refusal={answer?.refusal} />
      )}
      {answer?.form !== 'change' && (
        <VariantMaker
          item={item}
          known={known}
          typed={ofMaker?.typed}
          preview={ofMaker?.preview}
          refusal={ofMaker?.refusal}
        />
      )}
    </>
  )
}

export const meta = headOf
