import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../testing/test-drawn.tsx'
import { Table } from './Table.tsx'

const listOf = async (rows: readonly string[] | null | undefined) =>
  drawn(
    <Table
      label="Settings"
      columns={[{ id: 'name', title: 'Name', cell: (name: string) => name }]}
      rows={rows}
      keyOf={(name) => name}
      empty="No setting matches."
    />,
  )

test('a list that could not be read does not say that there is nothing in it', async () => {
  expect(wordsOf(await listOf(null))).not.toContain('No setting matches.')
  expect(wordsOf(await listOf([]))).toContain('No setting matches.')
  expect(wordsOf(await listOf(['site.name']))).toContain('site.name')
})
