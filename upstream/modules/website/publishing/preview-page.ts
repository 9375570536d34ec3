import { makeTheme, stylesheet } from '../pages/views.ts'
import type { BuildInput } from './build-site.ts'
import { contentHash } from './manifest.ts'
import { makeFrame } from './page-frame.ts'
import { pathsOf } from './paths.ts'
import { livePageHtml } from './render-page.ts'
import type { LivePage } from './site.ts'
import { pageLinks, type UsedFile } from './site-data.ts'

/** A page as it would be published, with the files that it shows and its stylesheet. */
export type PreviewedPage = {
  html: string
  files: UsedFile[]
  stylesheet: { path: string; css: string }
}

/**
 * One page among those that are published, as it would look there. Nothing of it is stored; its files are
 * reached below the preview's own address alone.
 * @param base the address of the preview, `/_preview/<token>`
 */
export function previewPage(
  { site, records }: BuildInput,
  live: readonly LivePage[],
  page: LivePage,
  base: string,
): PreviewedPage {
  const pages = [...live.filter(({ pageId }) => pageId !== page.pageId), page]
  const { paths } = pathsOf(site, pages)
  const theme = makeTheme(site.theme)
  const css = stylesheet(theme)
  const path = `/_theme/${contentHash(css)}.css`
  const files: UsedFile[] = []
  const frame = makeFrame(
    {
      site,
      theme,
      stylesheetPath: path,
      links: pageLinks(site, pages, paths),
      records,
      used: { note: (file) => void files.push(file) },
    },
    page.language,
    pages.some(({ kind, language }) => kind === 'post' && language === page.language),
  )
  const html = livePageHtml(frame, {
    page: { ...page, isHidden: true },
    path: paths.get(page.pageId) ?? '/',
    alternates: [],
  })
  return {
    html: html.replaceAll('/_media/', `${base}/_media/`).replaceAll('/_theme/', `${base}/_theme/`),
    files,
    stylesheet: { path, css },
  }
}
