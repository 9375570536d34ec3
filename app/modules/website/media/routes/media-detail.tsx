import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, FactList, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Version } from '#contract/core/fields.ts'
import { SiteMediaInput, siteMediaContract } from '#contract/website/site-media.ts'
import * as styles from '../components/thumbnail.css.ts'
import MakeSizes from '../islands/make-sizes.island.tsx'
import { mediaFilePath, mediaListPath, mediaPath } from '../paths.ts'

/** Places of the focus: share of the width, share of the height. */
const places = ['0.5,0.5', '0.5,0.2', '0.5,0.8', '0.2,0.5', '0.8,0.5'] as const
const dialogId = 'delete-media'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const mediaId = requireIdParam(args, 'mediaId')
  const media = await call(siteMediaContract.get, { firmId: firm.firmId, mediaId })
  return { head: pageMeta(args, { title: media.name }), media }
}

/** Saves the words and the focus of a file, or deletes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('media')
  const one = { firmId: firm.firmId, mediaId: requireIdParam(args, 'mediaId') }
  const form = await readForm(args.request)
  if (form.intent === 'remove') {
    const removed = await attempt(form, () => call(siteMediaContract.remove, one))
    if (removed.refusal) return refuse(removed.refusal, removed.status)
    const message = t('detail.removed')
    return redirectWithToast(args, mediaListPath(one.firmId), { type: 'success', message })
  }
  const [focusX, focusY] = String(form.data.focus ?? '0.5,0.5').split(',')
  const sent = SiteMediaInput.extend({ version: Version })
  const { value, refusal } = parseForm(sent, form, { focusX, focusY })
  if (refusal) return refuse(refusal)
  const saved = await attempt(form, () => call(siteMediaContract.update, { ...value, ...one }))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  return redirectWithToast(args, mediaPath(one.firmId, one.mediaId), {
    type: 'success',
    message: t('detail.saved'),
  })
}

export default function MediaDetailRoute() {
  const { media } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('media')
  const { firm, can } = useFirm()
  const { id, name, alt, kind, focusX, focusY, version, usedOn, wanted } = media
  const file = mediaFilePath(firm.firmId, id)
  const labels = { name: t('field.name'), alt: t('field.alt'), focus: t('field.focus') }
  const focus = `${focusX},${focusY}`
  const isKnown = places.some((place) => place === focus)
  const mayDelete = can(needsOf(siteMediaContract.remove)) && usedOn.length === 0
  return (
    <>
      <PageHead
        title={name}
        crumb={{ href: mediaListPath(firm.firmId), label: t('list.title') }}
        actions={
          mayDelete && (
            <Button kind="danger" icon="trash-2" opens={dialogId}>
              {t('detail.remove')}
            </Button>
          )
        }
      />
      <Rules>
        <RulesCell title={t('detail.file')}>
          <Stack>
            {kind === 'picture' ? (
              <img className={styles.large} src={file} alt={alt} />
            ) : (
              <p>
                <a className={text.link} href={file}>
                  {name}
                </a>
              </p>
            )}
            <Facts />
            {wanted.length > 0 && can(needsOf(siteMediaContract.addSize)) && (
              <Island
                of={MakeSizes}
                when="load"
                props={{
                  src: file,
                  to: `${mediaPath(firm.firmId, id)}/sizes`,
                  name,
                  wanted,
                  words: {
                    making: t('sizes.making'),
                    done: t('sizes.done'),
                    failed: t('sizes.failed'),
                  },
                }}
              />
            )}
          </Stack>
        </RulesCell>
        <RulesCell title={t('detail.usedOn')}>
          {usedOn.length === 0 ? (
            <p className={text.soft}>{t('detail.unused')}</p>
          ) : (
            <ul>
              {usedOn.map(({ pageId, title }) => (
                <li key={pageId}>
                  <a className={text.link} href={`/firms/${firm.firmId}/site-pages/${pageId}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </RulesCell>
      </Rules>
      {can(needsOf(siteMediaContract.update)) && (
        <PageForm
          id="media"
          refusal={refusal}
          initial={{ name, alt, focus }}
          labels={labels}
          submit={t('detail.save')}
          cancelHref={mediaListPath(firm.firmId)}
        >
          <input type="hidden" name="version" value={version} />
          <FormSection title={t('form.words')} words={t('form.wordsWords')}>
            <TextField name="name" maxLength={120} />
            {kind === 'picture' && (
              <>
                <TextField name="alt" maxLength={300} isOptional hint={t('form.altHint')} />
                <SelectField
                  name="focus"
                  hint={t('form.focusHint')}
                  options={[
                    ...(isKnown ? [] : [{ value: focus, label: t('focus.own') }]),
                    ...places.map((value, at) => ({ value, label: t(`focus.${at}`) })),
                  ]}
                />
              </>
            )}
          </FormSection>
        </PageForm>
      )}
      {mayDelete && (
        <AskDialog
          id={dialogId}
          title={t('detail.removeAsk', { name })}
          words={t('detail.removeWords')}
          intent="remove"
          submit={t('detail.remove')}
          keep={t('detail.keep')}
        />
      )}
    </>
  )
}

function Facts() {
  const { media } = useLoaderData<typeof loader>()
  const t = useT('media')
  const { number } = useFormat()
  const { kind, width, height, bytes, sizes, id, alt } = media
  const use = kind === 'picture' ? `![${alt || '…'}](<media:${id}>)` : `[…](media:${id})`
  return (
    <FactList
      facts={[
        { term: t('list.size'), value: `${number(Math.ceil(bytes / 1024))} KB` },
        ...(kind === 'picture'
          ? [
              { term: t('detail.pixels'), value: `${width} × ${height}` },
              { term: t('detail.sizes'), value: number(sizes) },
            ]
          : []),
        { term: t('detail.inText'), value: <code>{use}</code> },
      ]}
    />
  )
}

export const meta = headOf
