/** One server of the cluster: its address, its ports there and its folder. */
export type Member = { name: string; address: string; port: number; restPort: number; folder: string }

type Around = { password: string; etcd: readonly string[]; binaries: string; network: string; settings: Record<string, string> }

/**
 * Writes Patroni's settings of one server. `ttl` is the least that Patroni takes, and decides how long a server that is
 * cut off keeps the others waiting; one whose processes died gives its key back at once (`primary_start_timeout`).
 */
export const patroniFile = (
  { name, address, port, restPort, folder }: Member,
  { password, etcd, binaries, network, settings }: Around,
): string =>
  JSON.stringify(
    {
      scope: 'fairhouse',
      name,
      restapi: { listen: `${address}:${restPort}`, connect_address: `${address}:${restPort}` },
      etcd3: { hosts: etcd },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 1,
          retry_timeout: 5,
          primary_start_timeout: 0,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: { max_connections: 150, shared_buffers: '64MB', wal_log_hints: 'on', synchronous_commit: 'on', timezone: 'UTC' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
        pg_hba: [
          'local all postgres trust',
          `host all all ${network} scram-sha-256`,
          `host replication replicator ${network} scram-sha-256`,
        ],
      },
      postgresql: {
        listen: `${address}:${port}`,
        connect_address: `${address}:${port}`,
        data_dir: `${folder}/data`,
        bin_dir: binaries,
        pgpass: `${folder}/pgpass`,
        parameters: { unix_socket_directories: folder, ...settings },
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
        },
      },
    },
    null,
    2,
  )
