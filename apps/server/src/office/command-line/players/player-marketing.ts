import { errorNamed } from '@fairhouse/errors'
import { mayAdvertise } from '../../../knowing/exclusion/index.ts'
import type { Command } from '../frame/command.ts'
import { playerIn } from '../frame/player.ts'

export const playerMarketingCommands: Command[] = [
  {
    words: 'player may-advertise',
    takes: 'PLAYER',
    about: 'whether something may be advertised to a player now: to be asked right before each sending',
    run: async (house, args) => {
      const { shard, id } = await playerIn(house, args)
      const refused = await mayAdvertise(house, { shard, player: id })
      const why = refused && errorNamed(refused.refused)
      return {
        value: { player: String(id), allowed: !why, ...(why ? { errorCode: why.code, error: why.name } : {}) },
        lines: [why ? `Nothing may be advertised to player ${id}: ${why.about} (error ${why.code}).` : `Player ${id} may be written to.`],
      }
    },
  },
]
