import type { PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/public-site/blog/routes'

export const routes: PageRoute[] = [
  { path: 'blogs', needs: 'public', kept: true, file: `${at}/blog.tsx` },
  { path: 'blogs/feed.xml', needs: 'public', file: `${at}/rss-feed.ts` },
  { path: 'blogs/atom.xml', needs: 'public', file: `${at}/atom-feed.ts` },
  { path: 'blogs/:slug', needs: 'public', kept: true, file: `${at}/post.tsx` },
]
