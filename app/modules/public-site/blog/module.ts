import type { ModuleInfo } from '#app/shell/module-info.ts'

const at = 'modules/public-site/blog/routes'

export const module: ModuleInfo = {
  id: 'blog',
  uses: ['site'],
  routes: [
    { path: 'blogs', needs: 'public', kept: true, file: `${at}/blog.tsx` },
    { path: 'blogs/feed.xml', needs: 'public', file: `${at}/rss-feed.ts` },
    { path: 'blogs/atom.xml', needs: 'public', file: `${at}/atom-feed.ts` },
    { path: 'blogs/:slug', needs: 'public', kept: true, file: `${at}/post.tsx` },
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
