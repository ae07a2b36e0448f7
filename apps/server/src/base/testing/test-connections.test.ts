import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettingRows } from '../../settings/settings.sql.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'

let test1: TestHouse
beforeAll(async () => {
  test1 = await openTestHouse()
})
afterAll(() => test1.close())

test('every test of the server notices where a transaction asks for a second connection', async () => {
  const { db } = test1.house
  await expect(db.transaction(async () => readSettingRows(db))).rejects.toThrow('a second connection')
  await expect(db.transaction(async () => db.transaction(async (tx) => readSettingRows(tx)))).rejects.toThrow('a second connection')
  await db.transaction(async (tx) => readSettingRows(tx))
  await readSettingRows(db)
})
