"""A tournament on two nodes of Ray, one of which is lost on the way: `python -m tests.arena.ray_cluster`."""

import json
import os
from dataclasses import replace
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.cluster_utils import Cluster

from oceanarium.arena.playing import played
from oceanarium.arena.ray_workers import on_ray
from oceanarium.arena.results import Result
from oceanarium.arena.schedule import Fixture
from oceanarium.arena.tournament import Tournament, new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.kernel import game_named, register

MATCHES = 60
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
ALERT = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 300, "health_check_failure_threshold": 3}
HEAD = {**NODE, "include_dashboard": False, "_system_config": ALERT}


def played_somewhere(tournament: Tournament, fixture: Fixture) -> tuple[str, Result]:
    """The result of a match, and the node that played it."""
    return ray.get_runtime_context().get_node_id(), replace(played(tournament, fixture), seconds=())


def main() -> None:
    """Print which nodes played before the loss and after it, and whether the results are those of one core."""
    register("tidepool", "tests.toys.tidepool")
    bots = ["tests.arena.slow:SlowBot", "random"]
    tournament = new_tournament(game_named("tidepool"), bots, 2, MATCHES)
    cluster = Cluster(initialize_head=True, head_node_args=HEAD)
    lost = cluster.add_node(**NODE)
    nodes, results, before = set(), [], None
    for node, result in on_ray(played_somewhere, tournament, tournament.fixtures, cluster.address):
        nodes.add(node)
        results.append(result)
        if before is None and len(nodes) == 2:
            before = len(results)
            cluster.remove_node(lost, allow_graceful=False)
    cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray declares no types for it
    alone = [replace(result, seconds=()) for result in on_cores(played, tournament, tournament.fixtures, 1)]
    is_same = sorted(results, key=lambda result: result.key) == sorted(alone, key=lambda result: result.key)
    print(json.dumps({"nodes": len(nodes), "before": before, "results": len(results), "is_same": is_same}))


if __name__ == "__main__":
    main()
