import { defineConfig } from 'vite'

/**
 * The API Worker, for workerd here and for wrangler there: `worker.js`, and beside it what is loaded when
 * it is first needed.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  // pdfkit asks for its own address when it loads, and a Worker's module has none.
  define: { 'import.meta.url': '"file:///worker.js"' },
  build: {
    ssr: 'upstream/worker.ts',
    outDir: 'build/upstream',
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    rollupOptions: {
      external: /^(node|cloudflare):/,
      // workerd takes every export of its first file for an entrance.
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'worker.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        inlineDynamicImports: false,
      },
    },
  },
})
