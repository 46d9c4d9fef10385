import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { findMemoryFolder } from "./find-memory-folder.ts";

const GB = 1024 ** 3;
const mounts = (options: string, type = "tmpfs") => `/dev/vda / ext4 rw 0 0\n${type} /dev/shm ${type} ${options} 0 0\n`;

test("tests write into memory where there is enough of it, and a program may run", () => {
  const roomy = { roomBytes: 8 * GB, memoryBytes: 16 * GB };
  equal(findMemoryFolder({ mounts: mounts("rw,nosuid,nodev"), ...roomy }), "/dev/shm");
  const refused = [
    { ...roomy, mounts: mounts("rw,nosuid,nodev,noexec") },
    { ...roomy, mounts: mounts("ro,relatime") },
    { ...roomy, mounts: mounts("rw", "ext4") },
    { ...roomy, mounts: "/dev/vda / ext4 rw 0 0" },
    // What a container is given when nobody asks.
    { mounts: mounts("rw"), roomBytes: 0.06 * GB, memoryBytes: 16 * GB },
    { mounts: mounts("rw"), roomBytes: 3 * GB, memoryBytes: 16 * GB },
    { mounts: mounts("rw"), roomBytes: 8 * GB, memoryBytes: 3 * GB },
  ];
  deepEqual(refused.map(findMemoryFolder), Array(refused.length).fill(undefined));
});
