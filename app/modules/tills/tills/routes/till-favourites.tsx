import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { tillRegistersContract } from '#contract/tills/till-calls.ts'
import { maxFavourites } from '#contract/tills/till-favourites.ts'
import * as styles from '../components/favourites.css.ts'
import { editTillPath } from '../paths.ts'

const formId = 'favourites-form'
/** Empty rows below those that are filled. */
const spare = 6

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const [till, favourites] = await Promise.all([
    call(tillRegistersContract.get, ids),
    call(tillRegistersContract.favourites, ids),
  ])
  const title = t('tills')('favourites.title', { name: till.name })
  return { head: pageMeta(args, { title }), till, favourites }
}

/** Saves what was typed in the order of its places; rows without an item are left out. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  const form = await readForm(args.request)
  const rows = rowsAt(form.values, 'rows')
    .map((row, at) => ({
      item: textAt(row, 'item').trim(),
      place: Number(textAt(row, 'place')) || maxFavourites + at,
      at,
    }))
    .filter(({ item }) => item !== '')
    .toSorted((one, other) => one.place - other.place || one.at - other.at)
  const items = rows.map(({ item }) => item)
  const version = Number(textAt(form.data, 'version'))
  const result = await attempt(form, () =>
    call(tillRegistersContract.setFavourites, { ...ids, items, version }),
  )
  if (result.refusal) {
    const moved = Object.entries(result.refusal.problems).map(([path, problem]) => {
      const [, at] = /^items\.(\d+)/.exec(path) ?? []
      return [at === undefined ? path : `rows.${rows[Number(at)]?.at ?? 0}.item`, problem]
    })
    return refuse({ ...result.refusal, problems: Object.fromEntries(moved) }, result.status)
  }
  return redirectWithToast(args, editTillPath(firm.firmId, ids.tillId), {
    type: 'success',
    message: t('tills')('favourites.saved'),
  })
}

export default function TillFavouritesRoute() {
  const { till, favourites } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const { firm } = useFirm()
  const back = editTillPath(firm.firmId, till.id)
  const count = Math.min(
    maxFavourites,
    Math.max(favourites.rows.length + spare, refusal ? rowsAt(refusal.values, 'rows').length : 0),
  )
  const rows = Array.from({ length: count }, (_, at) => ({
    place: String(at + 1),
    item: favourites.rows[at]?.item ?? '',
  }))
  const labels: Record<string, string> = {}
  for (const at of rows.keys()) {
    labels[`rows.${at}.place`] = t('favourites.place')
    labels[`rows.${at}.item`] = t('favourites.item', { number: at + 1 })
  }
  return (
    <>
      <PageHead
        title={t('favourites.title', { name: till.name })}
        crumb={{ href: back, label: till.name }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ rows }}
        labels={labels}
        submit={t('till.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={favourites.version} />
        <FormSection title={t('favourites.items')} words={t('favourites.words')}>
          {rows.map(({ place }, at) => (
            <div key={place} className={styles.row}>
              <TextField name={`rows.${at}.place`} maxLength={2} inputMode="numeric" />
              <TextField name={`rows.${at}.item`} maxLength={200} />
            </div>
          ))}
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
