import { data } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { addPictures } from '../add-pictures.server.ts'
import { PicturesForm } from '../components/pictures-form.tsx'
import { PicturesOutcome } from '../components/pictures-outcome.tsx'
import { itemsPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireFirm(args)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('items')('many.title') }) }
}

/** Keeps each file with its item, and says which could not be kept and why. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const form = await readForm(args.request, { lists: ['files'] })
  const { outcome, status } = await addPictures(access, form)
  return data(outcome, { status })
}

export default function ManyPicturesRoute() {
  const outcome = useActionData<typeof action>()
  const t = useT('items')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('many.title')}
        sentence={t('many.sentence')}
        crumb={{ href: itemsPath(firm.firmId), label: t('list.title') }}
      />
      {outcome && <PicturesOutcome outcome={outcome} />}
      <PicturesForm isEmpty={outcome?.isEmpty ?? false} />
    </>
  )
}

export const meta = headOf
