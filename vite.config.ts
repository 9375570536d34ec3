import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { pageScripts } from './app/islands/page-scripts-plugin.ts'
import { islands } from './app/islands/vite-plugin.ts'
import { markdownFiles } from './app/shell/content/markdown-plugin.ts'
import { lazyRoutes } from './app/shell/edge/lazy-routes-plugin.ts'
import { noHandoff } from './app/shell/edge/no-handoff-plugin.ts'
import { moduleParts } from './app/shell/module-parts-plugin.ts'
import { stylesheets } from './app/ui/stylesheets-plugin.ts'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

const { preset, plugin } = stylesheets()

/** The server's build is the web app's Worker itself, in as many files as its areas share. */
function webWorker(): Plugin {
  return {
    name: 'web-worker',
    enforce: 'post',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {
            define: {
              'import.meta.env.BUILD_STAMP': JSON.stringify(process.env.BUILD_STAMP ?? ''),
            },
            build: {
              rollupOptions: {
                input: 'functions/worker.ts',
                external: /^(node|cloudflare):/,
                output: { inlineDynamicImports: false, manualChunks: longTexts },
              },
            },
          }
        : {},
  }
}

/** Articles, posts and legal texts of one language lie together: by themselves they were 650 files. */
function longTexts(id: string): string | undefined {
  const [, module, language] = /\/modules\/[^/]+\/([^/]+)\/.+\/(\w+)\.md(?:\?|$)/.exec(id) ?? []
  return module && `${module}-${language}`
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    islands(),
    pageScripts(),
    markdownFiles(),
    moduleParts(),
    noHandoff(),
    lazyRoutes(),
    webWorker(),
    plugin,
    remix({
      presets: [preset],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    cssMinify: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { minify: true } : {}),
  },
  // Only the build: in development these conditions break CommonJS packages such as React.
  ...(command === 'build'
    ? {
        ssr: {
          target: 'webworker' as const,
          noExternal: true as const,
          resolve: { conditions: ['workerd', 'worker', 'browser'] },
        },
      }
    : {}),
}))
