import type { MetaFunction } from '@remix-run/cloudflare'
import { Links, Meta, Outlet } from '@remix-run/react'
import type { ReactNode } from 'react'
import '#app/ui/reset.css.ts'
import { firstFont } from '#app/ui/first-font.ts'
import { SkipLink } from '#app/ui/index.ts'
import type { Language } from '#contract/core/fields.ts'
import { usualLayout } from '#contract/core/layout.ts'
import { IslandScripts } from './islands/scripts.tsx'
import { ErrorView } from './shell/errors/error-view.tsx'
import { ModuleScripts } from './shell/frame/module-parts.tsx'
import { usePage, useT } from './shell/page-context.tsx'
import { genericMeta } from './shell/page-meta.ts'
import { RefreshWithoutScript } from './shell/refresh.tsx'
import { FlashToasts } from './shell/toasts.tsx'

export default function Root() {
  return <Outlet />
}

/** What the installed product is called and offers, in the reader's language. */
function manifestPath(language: Language): string {
  return language === 'en' ? '/site.webmanifest' : `/site.${language}.webmanifest`
}

/** Around every page and around the pages of errors. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, theme, canonical, session } = usePage()
  const layout = session?.user.layout ?? usualLayout
  const t = useT('shell')
  return (
    <html
      lang={language}
      data-theme={theme === 'system' ? undefined : theme}
      data-layout={layout.layout}
      data-width={layout.width}
      data-sidebar={layout.sidebar}
      data-side-tone={layout.sideTone}
      data-top-tone={layout.topTone}
      data-right={layout.rightSidebar}
      data-keys={layout.keys && JSON.stringify(layout.keys)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <RefreshWithoutScript />
        <link rel="canonical" href={canonical} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(language)} />
        <link
          rel="preload"
          href={firstFont(language)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Links />
      </head>
      <body>
        <SkipLink to="main">{t('skip')}</SkipLink>
        {children}
        <FlashToasts />
        <IslandScripts />
        <ModuleScripts />
      </body>
    </html>
  )
}

/** A path that leads nowhere and every page without words of its own. */
export const meta: MetaFunction = () => genericMeta

export function ErrorBoundary() {
  return <ErrorView />
}
