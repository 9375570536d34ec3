import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  driver: 'durable-sqlite',
  schema: [
    './upstream/firm/tables.ts',
    './upstream/register/tables.ts',
    './upstream/modules/*/*/{tables,*-tables}.ts',
  ],
  out: './upstream/migrations/firm',
})
